/* Generated from en/ahead.json by `npm run words`. Edit that file instead. */

export const ahead = {
  anything: 'Any action from an earlier phase',
  double: 'Two attacks',
  surge: 'Surge cost',
  stress: (price: string) => `${price} stress`,
};
