import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { renderPolicyScript } from '.';

interface Policy {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string | null;
  createScript: (text: string) => string;
}

/** The policy that a page at this address creates. */
function createPolicy(address: string): Policy {
  let createdPolicy: Policy | undefined;
  const trustedTypes = {
    createPolicy: (name: string, rules: Policy) => {
      expect(name).toBe('default');
      createdPolicy = rules;
    },
  };
  runInNewContext(renderPolicyScript(), {
    window: { trustedTypes },
    URL,
    location: new URL(address),
  });
  if (createdPolicy === undefined) throw new Error('no policy was made');
  return createdPolicy;
}

const policy = createPolicy('https://docs.example.com/sftp');

it('passes formatting HTML through unchanged', () => {
  for (const html of [
    '',
    'Before you start',
    '1 &lt; 2 and "quotes"',
    'Address, <mark>port</mark>, user name',
    'The file <code>server.properties</code><br/>',
    '<div class="bar" role="bar"><div class="peg"></div></div>',
    '<a href="https://status.example.com/" target="_blank" rel="noopener">Status</a> <a href="/vps">VPS</a>',
  ]) {
    expect(policy.createHTML(html)).toBe(html);
  }
});

it('shows everything else as text', () => {
  for (const html of [
    '<img src=x onerror=alert(1)>',
    'a <script>alert(1)</script>',
    '<b onclick="alert(1)">b</b>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="&#106;avascript:alert(1)">a</a>',
    "<a href='https://a'>a</a>",
    '<b class="a" style="color:red">b</b>',
    '<svg/onload=alert(1)>',
    '<b',
    '<!--',
    '<IFRAME src="https://a">',
  ]) {
    expect(policy.createHTML(html)).toBe(html.replaceAll('<', '&lt;'));
  }
});

it('is fast on long texts that almost match', () => {
  const long = `${'<b class="x">'.repeat(20_000)}<`;
  expect(policy.createHTML(long)).toContain('&lt;b');
});

it('allows only scripts of this site', () => {
  for (const url of ['/assets/js/a.js', 'https://docs.example.com/a.js']) {
    expect(policy.createScriptURL(url)).toBe(url);
  }
  for (const url of [
    'https://evil.example/a.js',
    '//evil.example/a.js',
    'data:,alert(1)',
    'blob:x',
  ]) {
    expect(policy.createScriptURL(url)).toBeNull();
  }
});

it('allows data in a script, not code', () => {
  expect(policy.createScript('{"@type":"BreadcrumbList"}')).toBe('{"@type":"BreadcrumbList"}');
  expect(() => policy.createScript('alert(1)')).toThrow(/JSON/);
});

it('does nothing in a browser without Trusted Types', () => {
  expect(() => void runInNewContext(renderPolicyScript(), { window: {} })).not.toThrow();
});
