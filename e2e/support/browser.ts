import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const QUIET = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu-rasterization',
];

/** The shell draws no windows, so it takes half of the processor time. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

function executablePath(): string | undefined {
  return process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path)) ?? BROWSERS.at(-1);
}

/** Starts a headless browser that can connect only to the test server. */
export function openBrowser(switches: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: executablePath(), args: [...QUIET, ...switches] });
}
