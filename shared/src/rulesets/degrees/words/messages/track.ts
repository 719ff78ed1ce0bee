/* Generated from en/track.json by `npm run words`. Edit that file instead. */

export const track = {
  order: 'Turn order',
  delaying: 'Delaying',
  help: 'Fighters who delay can act after any other fighter’s turn.',
};
