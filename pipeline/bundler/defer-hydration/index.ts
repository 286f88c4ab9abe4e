/**
 * Docusaurus's page template, except that the application loads after the text: instead of a
 * `<script src>` for each script of the application, it has one inline script (`start.mjs`), whose
 * hash is in the Content-Security-Policy.
 *
 * In:  the URLs of the application's scripts, which Docusaurus passes to the template
 * Out: <script data-app="/assets/js/runtime~main.1f.js /assets/js/main.2e.js">…</script>
 *
 * `pipeline/pages/start-script` adds the scripts that differ per page.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Runs inline in every page. Docusaurus minifies it with the page. */
const START = readFileSync(path.join(__dirname, 'start.mjs'), 'utf8');

/**
 * The template, in the form of https://eta.js.org.
 * @param colorMode the color mode of pages without JavaScript
 */
export function renderPageTemplate(colorMode: 'dark' | 'light'): string {
  return `<!DOCTYPE html>
<html data-theme="${colorMode}" data-theme-choice="${colorMode}" <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>">
    <% }); %>
    <script data-app="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">${START}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}
