import { type Scenario, scenariosFrom } from '../../../engine/setup/scenario.ts';
import type { SetupFighter } from '../../../engine/setup/setup.ts';
import type { Hex } from '../../../hex/axial.ts';
import { TEXT } from '../words/catalog.ts';
import graveyardSkulks from '../words/en/fights/graveyard-skulks.json' with { type: 'json' };
import isleOfTheHexer from '../words/en/fights/isle-of-the-hexer.json' with { type: 'json' };
import wharfRaid from '../words/en/fights/wharf-raid.json' with { type: 'json' };

const { fights, names } = TEXT.scenarios;

/** Returns a fighter with `kind` as its archetype and its id. */
const fighter = (
  kind: keyof typeof names,
  side: string,
  at: Hex,
  besides: Omit<SetupFighter['sheet'], 'kind'> = {},
): SetupFighter => ({
  id: kind,
  name: names[kind],
  side,
  at,
  sheet: { kind, ...besides },
});

/** The ready-made fights: a duel first, then groups. */
export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'duel',
    ...fights.duel,
    setup: {
      ruleset: 'phases',
      options: {},
      map: {
        radius: 4,
        scenery: { theme: 'desert' },
        walls: [],
        difficult: [
          [0, -1],
          [0, 0],
          [0, 1],
        ],
        cover: [
          [-1, -1],
          [1, 1],
        ],
      },
      combatants: [
        fighter('duelist', 'heroes', [-3, 1]),
        fighter('cleaver', 'foes', [3, -1], { hpMax: 16, woundCap: 2, initiative: [5, 7] }),
      ],
    },
  },
  {
    id: 'toll-bridge',
    ...fights['toll-bridge'],
    setup: {
      ruleset: 'phases',
      options: {},
      map: {
        radius: 6,
        scenery: { theme: 'snow', light: 'dawn' },
        walls: [
          [0, -2],
          [0, -1],
          [0, 2],
          [0, 3],
        ],
        difficult: [
          [0, 0],
          [0, 1],
        ],
        cover: [
          [-2, -1],
          [-2, 1],
          [2, -2],
          [2, 1],
        ],
        looks: {
          planks: [
            [0, 0],
            [0, 1],
          ],
        },
      },
      combatants: [
        fighter('warden', 'heroes', [-2, 0]),
        fighter('ranger', 'heroes', [-4, 1]),
        fighter('stormcaller', 'heroes', [-4, 0]),
        fighter('duelist', 'heroes', [-3, -1]),
        fighter('ogre-lord', 'foes', [3, 0]),
        fighter('cleaver', 'foes', [2, 0]),
        fighter('raider', 'foes', [2, -1]),
        fighter('slinger', 'foes', [4, 1]),
        fighter('hexer', 'foes', [4, -1]),
      ],
    },
  },
  ...scenariosFrom({
    'graveyard-skulks': graveyardSkulks,
    'wharf-raid': wharfRaid,
    'isle-of-the-hexer': isleOfTheHexer,
  }),
];
