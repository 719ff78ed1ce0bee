/* Generated from en/table-effects.json by `npm run words`. Edit that file instead. */

export const tableEffects = {
  'more-damage': '+1d6 damage',
  'ignores-guard': 'the damage ignores guard',
  'doubles-damage': 'the base damage is doubled',
  'target-toppled': 'the target is toppled',
  'attacker-gains-will': 'the attacker gains 1d6 Willpower unless the attack is evaded',
  'attacker-gains-extra': 'the attacker gains an extra action unless the attack is evaded',
  'hits-attacker': 'the attack hits the attacker',
  'weapon-drops': 'the weapon drops to the ground',
  'weapon-breaks': 'the weapon breaks',
  'attacker-toppled': 'the attacker is toppled',
  'attacker-loses-will': 'the attacker loses 1d6 Willpower',
  'opponent-gains-extra': 'an opponent gains an extra action',
  'attacker-exposed': 'the attacker is exposed',
  'attacker-damaged': 'the attacker takes 2 damage',
  'evader-gains-point': 'the evader gains 1 Willpower',
  'evader-gains-will': 'the evader gains 1d6 Willpower',
  'evader-gains-extra': 'the evader gains an extra action',
  'armor-breaks': 'the armor breaks',
  'evader-toppled': 'the evader is toppled',
  'evader-loses-will': 'the evader loses 1d6 Willpower',
};
