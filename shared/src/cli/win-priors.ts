import { analystOf, botFight, recordingOf } from '../analysis/testing/recorded-fights.ts';
import { observationsOf } from '../analysis/win-chance.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Scenario } from '../engine/setup/scenario.ts';
import { Features } from '../prediction/features.ts';
import { fitLogistic, type Observation } from '../prediction/logistic.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { runCommand } from './command.ts';
import { wholeNumber } from './usage.ts';

/** The strengths with which the fit pulls weights toward 0: those of the features, and the constant of each fight. */
const [OF_FEATURE, OF_FIGHT] = [4, 0.3];

await runCommand(
  {
    usage: 'npm run win-priors -- [--fights 4] [--playouts 3]',
    about: `Has bots play fights of all rulesets, and plays them on from each turn. Prints the weights of the features
that predict the winners best. Each fight has a constant of its own. The weights belong in prediction/features.ts.`,
    options: {
      fights: { type: 'string', value: 'N', about: 'the number of fights of each ruleset', default: '4' },
      playouts: { type: 'string', value: 'N', about: 'the number of playouts from each turn', default: '3' },
    },
    example: 'npm run win-priors -- --fights 2 --playouts 1',
  },
  ({ values }) => {
    const count = wholeNumber('--fights', values.fights);
    const playouts = wholeNumber('--playouts', values.playouts);
    const fights = Object.values(RULESETS).flatMap((ruleset) =>
      Array.from({ length: count }, (_, number) => {
        const groups = ruleset.scenarios.filter(({ setup }) => setup.combatants.length > 2);
        const scenario = groups[number % groups.length];
        return scenario ? rowsOf(ruleset, scenario, `tune/${ruleset.id}/${number}`, playouts) : [];
      }),
    );
    console.log(
      weightsFor(fights)
        .map((weight) => weight.toFixed(2))
        .join(' '),
    );
  },
);

/** Plays a fight, and returns an observation of its first side for each turn of each playout, without a constant. */
function rowsOf(ruleset: Ruleset, { setup }: Scenario, name: string, playouts: number): Observation[] {
  const analyst = analystOf(ruleset, recordingOf(ruleset, setup, botFight(ruleset, setup, name)));
  const { moments, sides } = analyst.do<'survey'>({ kind: 'survey' });
  const starts = [...moments.keys()].filter((index) => moments[index]?.isTurnStart);
  const played = starts.flatMap((moment) =>
    Array.from({ length: playouts }, (_, number) =>
      analyst.do<'playout'>({ kind: 'playout', moment, number }),
    ),
  );
  console.log(`${name}: ${played.length} playouts`);
  const [side = ''] = sides;
  return played
    .flatMap((playout, group) => observationsOf(playout, { side, index: 0, group }))
    .map((row) => ({ ...row, features: row.features.slice(1, 1 + Features.ofSide) }));
}

/** Returns the weights of the features over all fights. */
function weightsFor(fights: readonly (readonly Observation[])[]): readonly number[] {
  const longest = Math.max(...fights.flat().map(({ group }) => group)) + 1;
  const rows = fights.flatMap((fight, number) =>
    fight.map((row) => ({
      ...row,
      features: [...fights.map((_, other) => Number(other === number)), ...row.features],
      group: number * longest + row.group,
    })),
  );
  const priors = [
    ...fights.map(() => ({ mean: 0, penalty: OF_FIGHT })),
    ...Array.from({ length: Features.ofSide }, () => ({ mean: 0, penalty: OF_FEATURE })),
  ];
  return fitLogistic(rows, priors).weights.slice(fights.length);
}
