import { type CampaignHero, EDITABLE_PARTS } from '@riposte/shared/campaign/campaign';
import { describeDifferences, differencesBetween, withValues } from '@riposte/shared/campaign/differences';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Fault } from '../ui/error-text.tsx';
import * as words from '../words/campaign.ts';
import { useFocusAfter } from './focus-after.ts';
import { GrowthCard } from './growth-card.tsx';
import { HeroFace } from './hero-face.tsx';
import { HeroForm } from './hero-form.tsx';
import { HeroHistory } from './hero-history.tsx';
import { HeroOrders } from './hero-orders.tsx';
import { HeroPowers } from './hero-powers.tsx';
import { heroName, sheetOf } from './hero-words.ts';
import { Lines } from './lines.tsx';
import { RestForm } from './rest-form.tsx';
import { useCampaign, useSending } from './use-campaign.ts';

/** The page of a hero: sheet, lasting state, history, and the controls that this user may use. */
export function HeroPage({ id }: { readonly id: string }): VNode {
  const { campaign, me, isGm, ruleset } = useCampaign();
  const hero = campaign.heroes.find((one) => one.id === id);
  if (!hero) return <Fault says={words.noSuchHero} />;
  const owner = campaign.members.find((one) => one.id === hero.owner);
  const isOwn = hero.owner === me.id;
  const canEdit = isGm || (me.role === 'player' && isOwn);
  return (
    <>
      <div class="hero-head">
        <HeroFace hero={hero} />
        <div>
          <h2 tabIndex={-1}>{heroName(ruleset, hero)}</h2>
          <small>
            {owner ? words.ownedBy(owner.name) : words.noOwner} · {words.experienceOf(hero.experience)}
          </small>
        </div>
      </div>
      <div class="campaign-columns">
        <div>
          <State hero={hero} />
          {(isGm || isOwn) && <HeroOrders hero={hero} />}
          <GrowthCard hero={hero} />
          {canEdit ? <EditCard hero={hero} /> : hero.notes !== '' && <Notes hero={hero} />}
          {isGm && <RestForm heroes={[hero]} />}
          {isGm && <HeroPowers hero={hero} />}
        </div>
        <HeroHistory hero={hero} />
      </div>
    </>
  );
}

interface Of {
  readonly hero: CampaignHero;
}

/** The values that a hero carries from fight to fight, and those that its sheet sets. */
function State({ hero }: Of): VNode {
  const { rules, ruleset } = useCampaign();
  const fresh = { ...hero, state: {} };
  const lasting = describeDifferences(rules, fresh, differencesBetween(fresh, hero));
  const kind = ruleset.description.archetypes[hero.sheet.kind];
  return (
    <section class="card" aria-labelledby="state" data-testid="hero-state">
      <h2 id="state">{words.condition}</h2>
      {lasting.length === 0 ? <p>{words.asNew}</p> : <Lines lines={lasting} />}
      <h3>{words.sheetOf(kind?.label ?? hero.sheet.kind)}</h3>
      <dl class="hero-sheet">
        {sheetOf(rules, hero).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Notes({ hero }: Of): VNode {
  return (
    <section class="card" aria-labelledby="hero-notes">
      <h2 id="hero-notes">{words.heroNotes}</h2>
      <p class="campaign-text">{hero.notes}</p>
    </section>
  );
}

/** The form for a hero. A button opens the form, and it closes when the server has accepted the changes. */
function EditCard({ hero }: Of): VNode {
  const { isGm } = useCampaign();
  const [edited, setEdited] = useState<CampaignHero>();
  const button = useFocusAfter(edited !== undefined);
  const { fault, send } = useSending();
  const parts = isGm ? EDITABLE_PARTS : hero.editable;
  return (
    <section class="card" aria-labelledby="edit">
      <h2 id="edit">{words.editHero}</h2>
      {!isGm && hero.editable.length < EDITABLE_PARTS.length && <p>{words.whatYouMayEdit}</p>}
      {edited ? (
        <HeroForm
          hero={edited}
          parts={parts}
          label={words.saveChanges}
          testId="save-hero"
          onSend={async (_, differences) => {
            const changed = new Set(differences.map(({ part }) => part));
            const next = withValues(hero, differences, 'after'); // keeps changes that others have made in the meantime
            const accepted = await send({
              do: 'edit-hero',
              hero: hero.id,
              ...(changed.has('name') && next.name !== undefined && { name: next.name }),
              ...(changed.has('portrait') && { portrait: next.portrait ?? null }),
              ...(changed.has('notes') && { notes: next.notes }),
              ...(changed.has('sheet') && { sheet: next.sheet }),
              ...(changed.has('state') && { state: next.state }),
            });
            if (accepted) setEdited(undefined);
          }}
        >
          <button type="button" class="button quiet" onClick={() => setEdited(undefined)}>
            {words.discard}
          </button>
        </HeroForm>
      ) : (
        <button
          ref={button}
          type="button"
          class="button"
          data-testid="edit-hero"
          onClick={() => setEdited(hero)}
        >
          {words.edit}
        </button>
      )}
      <Fault says={fault} testId="hero-fault" />
    </section>
  );
}
