import type { Party } from '@riposte/shared/scenario/party';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { savedHeroes } from '../net/saved-heroes.ts';
import { Fault } from '../ui/error-text.tsx';
import * as words from '../words/campaign.ts';
import { Row } from '../workshop/row.tsx';
import { type EditedHero, HeroForm } from './hero-form.tsx';
import { heroName } from './hero-words.ts';
import { OwnerSelect } from './owner-select.tsx';
import { sendPicture } from './requests.ts';
import { useCampaign, useSending } from './use-campaign.ts';

/** A form that adds a hero: a new one, or one that this browser has saved. GMs choose whose hero it is. */
export function AddHero({ onAdded }: { readonly onAdded: () => void }): VNode {
  const { access, me, isGm, ruleset } = useCampaign();
  const [party] = useState<Party>(() => savedHeroes(ruleset.id));
  const [owner, setOwner] = useState<string | null>(isGm ? null : me.id);
  const [index, setIndex] = useState(-1);
  const [hero, setHero] = useState<EditedHero>(() =>
    newHero(Object.keys(ruleset.description.archetypes)[0] ?? ''),
  );
  const { fault, run, send } = useSending();
  const take = (at: number) =>
    run(async () => {
      const saved = party.heroes[at];
      const picture = party.pictures[saved?.portrait ?? ''];
      const portrait = picture === undefined ? undefined : await sendPicture(access, picture);
      const { name, sheet } = saved ?? hero;
      setHero({
        ...newHero(sheet.kind),
        ...(name !== undefined && { name }),
        ...(portrait !== undefined && { portrait }),
        sheet,
      });
      setIndex(at);
    });
  const add = async ({ name, portrait, notes, sheet }: EditedHero) => {
    const looks = { ...(name !== undefined && { name }), ...(portrait !== undefined && { portrait }) };
    if (await send({ do: 'add-hero', owner, ...looks, notes, sheet })) onAdded();
  };
  return (
    <div class="campaign-inset">
      {isGm && <OwnerSelect owner={owner} onChange={setOwner} />}
      {party.heroes.length > 0 && (
        <Row label={words.startFrom}>
          <select
            value={index}
            data-testid="saved-hero"
            onChange={({ currentTarget }) => void take(Number(currentTarget.value))}
          >
            <option value={-1}>{words.newHero}</option>
            {party.heroes.map((saved, at) => (
              <option key={`${at} ${saved.name}`} value={at}>
                {heroName(ruleset, { ...saved, state: {} })}
              </option>
            ))}
          </select>
        </Row>
      )}
      <HeroForm
        key={index}
        hero={hero}
        parts={['sheet']}
        label={words.addHero}
        testId="send-hero"
        isNew
        onSend={add}
      />
      <Fault says={fault} testId="add-hero-fault" />
    </div>
  );
}

function newHero(kind: string): EditedHero {
  return { notes: '', sheet: { kind }, state: {} };
}
