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
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = '/usr/bin/chromium';

/** Starts a headless browser that can connect only to the test server. */
export function openBrowser(switches: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM);
  return chromium.launch({ executablePath, args: [...QUIET, ...switches] });
}
