/* Generated from en/campaign.json by `npm run words`. Edit that file instead. */

export const parts = {
  name: 'Name',
  portrait: 'Picture',
  notes: 'Notes',
  experience: 'Experience',
  orders: 'Auto-responses',
  kind: 'Archetype',
};
export const rests = { 'short-rest': 'Short rest', 'long-rest': 'Long rest' };
export const change = (label: string, before: string, after: string) => `${label}: ${before} → ${after}`;
export const changed = (label: string) => `${label}: changed`;
export const none = 'none';
export const codes = {
  'bad-input': 'The campaign didn’t understand that. Reload the page and try again.',
  'not-a-member': 'You aren’t a member of this campaign.',
  'not-gm': 'Only a GM of this campaign can do that.',
  'not-yours': 'You can change only what is yours.',
  'not-allowed': 'The GM doesn’t let players change this part of their heroes.',
  'not-enough-experience': 'The hero doesn’t have that much experience.',
  'nothing-raised': 'Raise something first.',
  'not-growing': 'These rules don’t let experience raise that.',
  'not-raised': 'Experience can only raise values, not lower or replace them.',
  'no-such-member': 'This campaign has no such member.',
  'no-such-hero': 'This campaign has no such hero.',
  'no-such-order': 'The hero has no such auto-response.',
  'no-such-note': 'This campaign has no such note.',
  'no-such-session': 'This campaign has no such game session.',
  'no-such-fight': 'This campaign has no such fight.',
  'no-such-result': 'This fight has no such result.',
  'no-such-pack': 'This campaign has no such content pack.',
  'no-such-rest': 'These rules have no such rest.',
  'no-such-picture': 'This campaign has no such picture.',
  'last-gm': 'A campaign needs at least one GM.',
  'fight-twice': 'This fight is already part of the campaign.',
  'already-applied': 'These results have already been applied.',
  'not-applied': 'These results haven’t been applied.',
  'results-applied': 'The heroes have this fight’s results. Choose whether they keep them.',
  'hero-unfit': 'These values don’t fit the rules.',
  'too-many': 'This campaign already has as many of these as it can hold.',
  'campaign-full': 'This campaign is as large as it can be. Delete something first.',
};
export const unfit = (reason: string) => `These values don’t fit the rules: ${reason}.`;
export const wrongValue = (name: string, reason: string) => `${name}: ${reason}.`;
export const faults = {
  unknown: {
    member: 'There is no member with this ID in the file.',
    hero: 'There is no hero with this ID in the file.',
    picture: 'There is no picture with this ID in the file.',
  },
  twice: 'Another part of the campaign has this ID, or a new part would get it.',
  noGm: 'A campaign needs at least one GM.',
  tooLarge: 'The campaign is larger than a server stores.',
  fullAlbum: 'The pictures are together larger than a server stores.',
  pictureTwice: 'The file already has this picture.',
  pictureName: 'The name of a picture must be the hash of its content.',
};
