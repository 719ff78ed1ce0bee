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

/** Chromium's headless shell draws no windows, so it needs half as much processor time as the full browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = '/usr/bin/chromium';

/**
 * Switches that CI adds, because software rendering uses half of the browser's processor time. The pages do the same
 * work, but the GPU process skips the smoothing of edges, or with `WITHOUT_DRAWING`, all drawing of the maps.
 */
const WITHOUT_SMOOTHING = '--webgl-antialiasing-mode=none';
const WITHOUT_DRAWING = '--disable-gl-drawing-for-tests';

interface BrowserOptions {
  readonly switches?: readonly string[];
  /** True if the maps are drawn. In CI, only tests that look at pixels need this. */
  readonly isDrawn?: boolean;
}

/** Starts a headless browser that can connect only to the test server. */
export function openBrowser({ switches = [], isDrawn = false }: BrowserOptions = {}): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM);
  const cheap = isDrawn ? WITHOUT_SMOOTHING : WITHOUT_DRAWING;
  return chromium.launch({
    executablePath,
    args: [...QUIET, ...(process.env.CI ? [cheap] : []), ...switches],
  });
}

/** The browsers that all test files of this process share: with drawn maps, and without. They end with the process. */
const shared = new Map<boolean, Promise<Browser>>();

/** Returns a browser that later test files use, too, because starting one and compiling the shaders takes long. */
export async function sharedBrowser({ isDrawn = false } = {}): Promise<Browser> {
  const before = await shared.get(isDrawn);
  if (before?.isConnected()) return before;
  const browser = openBrowser({ isDrawn });
  shared.set(isDrawn, browser);
  return browser;
}
