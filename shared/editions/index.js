// Every edition in this folder: `npm run new-version` writes both.
export const EDITIONS = {
  'degrees-1': () => import('./degrees-1.js'),
  'flow-2': () => import('./flow-2.js'),
  'hunt-1': () => import('./hunt-1.js'),
  'phases-1': () => import('./phases-1.js'),
  'vigil-1': () => import('./vigil-1.js'),
};
