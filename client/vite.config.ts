import { preact } from '@preact/preset-vite';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT ?? 2567}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [preact({ devToolsEnabled: false })],
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': server,
      '/colyseus': { target: server, ws: true, rewrite: (path) => path.replace(/^\/colyseus/, '') },
    },
  },
});
