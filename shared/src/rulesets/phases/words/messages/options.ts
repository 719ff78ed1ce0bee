/* Generated from en/options.json by `npm run words`. Edit that file instead. */

export const options = {
  act: { label: 'Act now', help: 'Take your turn in this phase.' },
  surge: { label: 'Surge', help: 'Take a second turn at the cost of stress.' },
  release: { label: 'Release', help: 'Release the ability you channeled.' },
  pass: { label: 'Pass', help: 'Don’t act or react now.' },
  interpose: { label: 'Interpose', help: '1 focus: shift up to 2 hexes and take the attack for your ally.' },
  deflect: { label: 'Deflect', help: 'Once per round: two snags on the attack roll.' },
  counterattack: { label: 'Counterattack', help: '1 focus, once per round: attack the attacker.' },
  scatter: { label: 'Scatter', help: 'Once per round: shift up to half your speed.' },
  opportunity: { label: 'Opportunity attack', help: 'Once per round: attack an enemy before they move.' },
  ready: { label: 'Use readied action', help: 'Take your readied action now.' },
  forgo: { label: 'Forgo', help: 'Drop your readied action so that you can react.' },
  prone: { label: 'Knock down', help: 'They fall prone.' },
  push: { label: 'Push', help: 'Push them one hex away.' },
};
