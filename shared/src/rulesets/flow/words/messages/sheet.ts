/* Generated from en/sheet.json by `npm run words`. Edit that file instead. */

export const sheet = {
  body: { label: 'Body', fields: { size: 'Size', reach: 'Reach', init: 'Initiative' } },
  hands: {
    label: 'Hands and bag',
    fields: { main: 'Main hand', off: 'Off hand', bag: 'Bag', dropped: 'On the ground', charges: 'Charges' },
  },
  turn: {
    label: 'This turn',
    fields: {
      moveAp: 'AP spent on moving',
      stepped: 'Used Step',
      flowState: 'Flow State',
      readied: 'Readied',
      lastCheck: 'Latest roll',
    },
  },
};
