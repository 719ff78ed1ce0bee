import type { FieldSchema, Json, Ruleset } from '@riposte/shared';
import type { CampaignHero, FightResult } from '@riposte/shared/campaign/campaign';
import { type Difference, describeDifferences, withValues } from '@riposte/shared/campaign/differences';
import { fieldLabel } from '@riposte/shared/engine/presentation/phrases';
import { isSameJson } from '@riposte/shared/engine/schema/same-json';
import { Check, X } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { ValueField } from '../forms/value-field.tsx';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Fault } from '../ui/error-text.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/campaign.ts';
import { HeroDraft } from './hero-draft.ts';
import { HeroFace } from './hero-face.tsx';
import { heroName, luckText } from './hero-words.ts';
import { Lines } from './lines.tsx';
import { addressOf, PlaceLink } from './places.tsx';
import { useCampaign, useSending } from './use-campaign.ts';

interface Of {
  /** The id of the fight. */
  readonly fight: string;
  readonly result: FightResult;
}

/**
 * A card with a fight's results for one hero. GMs can edit, apply or reject a proposed result, and undo an applied one.
 */
export function ResultCard({ fight, result }: Of): VNode | null {
  const { campaign, isGm, ruleset } = useCampaign();
  const hero = campaign.heroes.find(({ id }) => id === result.hero);
  if (!hero) return null;
  const { status, record } = result;
  return (
    <section class="card" aria-label={heroName(ruleset, hero)} data-testid={`result-${hero.id}`}>
      <div class="hero-head">
        <HeroFace hero={hero} />
        <div>
          <h3>
            <PlaceLink to={addressOf('hero', hero.id)}>{heroName(ruleset, hero)}</PlaceLink>
          </h3>
          <small data-testid={`status-${hero.id}`}>{words.statuses[status]}</small>
        </div>
      </div>
      {status === 'proposed' && isGm ? (
        <Proposal key={JSON.stringify(result.differences)} fight={fight} result={result} hero={hero} />
      ) : (
        <Settled fight={fight} result={result} hero={hero} />
      )}
      <Lines lines={record.deeds} />
      {record.luck !== null && <small>{luckText(record.luck)}</small>}
    </section>
  );
}

interface OfHero extends Of {
  readonly hero: CampaignHero;
}

/** The values of a proposal, each with a field that changes it and a button that removes it. */
function Proposal({ fight, result, hero }: OfHero): VNode {
  const [differences, setDifferences] = useState(result.differences);
  const { fault, send } = useSending();
  const { rules } = useCampaign();
  const draft = useMemo(() => new HeroDraft(rules, withValues(hero, result.differences, 'after')), []);
  useEffect(() => () => draft.close(), []);
  const snapshot = draft.model.snapshot.value;
  const lines = describeDifferences(rules, hero, differences);
  const settle = async (chosen: readonly Difference[]) => {
    const isEdited = !isSameJson(chosen as unknown as Json, result.differences as unknown as Json);
    const edit = {
      do: 'edit-result',
      fight,
      hero: hero.id,
      differences: chosen as unknown as Json[],
    } as const;
    if (isEdited && !(await send(edit))) return;
    await send({ do: 'apply-results', fight, heroes: [hero.id] });
  };
  return (
    <>
      {differences.length === 0 && <p>{words.takesNothing}</p>}
      <ul class="result-values">
        {differences.map((one, index) => (
          <li key={one.part + one.key} data-testid={`value-${one.key || one.part}`}>
            <span>{lines[index]}</span>
            {snapshot && (
              <AfterField
                snapshot={snapshot}
                difference={one}
                onChange={(after) => setDifferences(differences.with(index, { ...one, after }))}
              />
            )}
            <button
              type="button"
              class="button quiet icon-only"
              aria-label={words.leaveOut(lines[index] ?? '')}
              data-testid={`leave-out-${one.key || one.part}`}
              onClick={() => setDifferences(differences.filter((other) => other !== one))}
            >
              <Icon of={X} />
            </button>
          </li>
        ))}
      </ul>
      <Fault says={fault} testId="result-fault" />
      <div class="campaign-buttons">
        <button
          type="button"
          class="button primary"
          data-testid={`apply-${hero.id}`}
          onClick={() => void settle(differences)}
        >
          <Icon of={Check} /> {words.apply}
        </button>
        <ConfirmButton label={words.reject} testId={`reject-${hero.id}`} onSure={() => void settle([])} />
      </div>
    </>
  );
}

interface OfField {
  readonly snapshot: BattleSnapshot;
  readonly difference: Difference;
  readonly onChange: (after: Json) => void;
}

/** A field for the value after a change; null for values that no form can edit. */
function AfterField({ snapshot, difference: { part, key, after }, onChange }: OfField): VNode | null {
  const kind = kindOf(snapshot.ruleset, part, key);
  if (!kind || after === undefined) return null;
  const label = fieldLabel(snapshot.ruleset.description, key);
  return (
    <ValueField snapshot={snapshot} name={key} label={label} kind={kind} value={after} onChange={onChange} />
  );
}

function kindOf({ fields, sheet }: Ruleset, part: Difference['part'], key: string): FieldSchema | undefined {
  if (part === 'state') return fields[key]?.kind;
  return part === 'sheet' ? sheet[key] : undefined;
}

/** A result that this user cannot edit, with the values that an undo did not restore. */
function Settled({ fight, result: { status, differences, kept }, hero }: OfHero): VNode {
  const { rules, isGm } = useCampaign();
  const { fault, send } = useSending();
  const before = withValues(hero, differences, 'before');
  const lines = describeDifferences(rules, before, differences);
  const keptLines = describeDifferences(rules, before, kept).map((line, index) => {
    const misfit = kept[index]?.misfit;
    return misfit === undefined ? words.keptSince(line) : words.keptByRules(line, misfit);
  });
  return (
    <>
      {lines.length === 0 && <p>{words.takesNothing}</p>}
      <Lines lines={lines} />
      {keptLines.length > 0 && (
        <div data-testid={`kept-${hero.id}`}>
          <p>{words.keptHow}</p>
          <Lines lines={keptLines} />
        </div>
      )}
      <Fault says={fault} />
      {isGm && status === 'applied' && (
        <ConfirmButton
          label={words.undoResult}
          testId={`undo-${hero.id}`}
          onSure={() => void send({ do: 'undo-results', fight, heroes: [hero.id] })}
        />
      )}
      {isGm && status === 'undone' && (
        <button
          type="button"
          class="button small"
          data-testid={`again-${hero.id}`}
          onClick={() => void send({ do: 'apply-results', fight, heroes: [hero.id] })}
        >
          {words.applyAgain}
        </button>
      )}
    </>
  );
}
