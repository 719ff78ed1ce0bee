/* Generated from en/sizes.json by `npm run words`. Edit that file instead. */

export const sizes = { small: 'Small', medium: 'Medium', large: 'Large', huge: 'Huge' };
