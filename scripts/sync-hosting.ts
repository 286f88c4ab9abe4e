/**
 * `npm run sync:hosting`: writes the files for other hosts from the headers of the last build, so
 * that nginx, Netlify and Cloudflare answer like `npm start`. Cloudflare Pages reads `_headers`
 * from the build itself and needs no file of its own.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readHeaders } from './serve.mjs';

/** The files by name. @param headers security headers of the build */
export function hostingFiles(headers: Readonly<Record<string, string>>): Record<string, string> {
  const adds = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`,
  );
  const indent = (lines: string[], spaces: number) =>
    lines.map((line) => ' '.repeat(spaces) + line).join('\n');
  return {
    'nginx.conf': `# Written by npm run sync:hosting. Include it in the http block and set root and server_name.
server {
    listen 80;
    server_name docs.example.com;
    root /var/www/docs;
    # Needs ngx_brotli; without that module remove the line, gzip stays.
    brotli_static on;
    gzip_static on;
    autoindex off;
    error_page 404 /404.html;

    # /x.html and /x/index.html are the page /x.
    rewrite ^(.*)/index\\.html$ $1/ last;
    rewrite ^(.+)\\.html$ $1 last;

    location / {
${indent([...adds, 'add_header Cache-Control "no-cache" always;'], 8)}
        try_files $uri $uri/index.html =404;
    }

    location /assets/ {
${indent([...adds, 'add_header Cache-Control "public, max-age=31536000, immutable" always;'], 8)}
        try_files $uri =404;
    }

    location ~ (^/_headers$|\\.(br|gz)$) {
        return 404;
    }
}
`,
    'netlify.toml': `# Written by npm run sync:hosting. Headers come from build/_headers.
[build]
  command = "npm ci && npm run build"
  publish = "build"

[build.processing]
  skip_processing = true
`,
  };
}

function main(): void {
  const headers = readHeaders(readFileSync('build/_headers', 'utf8'));
  for (const [name, text] of Object.entries(hostingFiles(headers))) {
    writeFileSync(path.join('hosting', name), text);
    console.log(`hosting/${name} written`);
  }
}

if (process.argv[1]?.endsWith('sync-hosting.ts') === true) main();
