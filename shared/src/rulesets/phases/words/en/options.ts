/** Options of prompts that are not actions. */
export const options = {
  act: { label: 'Act now', help: 'Your turn of this round begins, in this phase.' },
  surge: { label: 'Surge', help: 'A second turn, at the price of stress.' },
  release: { label: 'Release', help: 'What you have channeled takes effect.' },
  pass: { label: 'Pass', help: 'Let it go by.' },
  interpose: { label: 'Step in', help: '1 focus: shift up to 2 and take the blow for your friend.' },
  deflect: { label: 'Deflect', help: 'Two snags on that roll; once a round.' },
  counterattack: { label: 'Hit back', help: '1 focus, once a round.' },
  scatter: { label: 'Scatter', help: 'Get away, up to half your speed; once a round.' },
  opportunity: { label: 'Strike', help: 'Before it goes; once a round.' },
  ready: { label: 'Do it', help: 'What you have readied.' },
  forgo: { label: 'Forgo', help: 'Give up what you have readied to be free to answer.' },
  prone: { label: 'Knock down', help: 'It lies prone.' },
  push: { label: 'Push', help: 'A hex away from you.' },
};
