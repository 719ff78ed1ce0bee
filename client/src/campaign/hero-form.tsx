import type { FieldSchemas } from '@riposte/shared';
import type { CampaignHero } from '@riposte/shared/campaign/campaign';
import {
  type Difference,
  describeDifferences,
  differencesBetween,
} from '@riposte/shared/campaign/differences';
import { lastingFields } from '@riposte/shared/campaign/lasting';
import { startsOf } from '@riposte/shared/scenario/fight';
import { ImageOff } from 'lucide';
import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Fault } from '../ui/error-text.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/campaign.ts';
import * as workshop from '../words/workshop.ts';
import { SheetRows, StartRows } from '../workshop/fighter-values.tsx';
import { PictureButton } from '../workshop/picture-button.tsx';
import { PORTRAIT } from '../workshop/portrait-row.tsx';
import { Row } from '../workshop/row.tsx';
import { DraftForm, useDraft } from './draft-form.tsx';
import type { HeroDraft } from './hero-draft.ts';
import { HeroFace } from './hero-face.tsx';
import { sendPicture } from './requests.ts';
import { useCampaign, useSending } from './use-campaign.ts';

/** The values of a hero that the form edits. */
export type EditedHero = Pick<CampaignHero, 'name' | 'portrait' | 'notes' | 'sheet' | 'state'>;

interface Of {
  readonly hero: EditedHero;
  /** The parts of the hero that the form edits, in addition to name, picture and notes. */
  readonly parts: CampaignHero['editable'];
  readonly label: string;
  readonly testId: string;
  /** True if the form can be sent without changes, as for a new hero. */
  readonly isNew?: boolean;
  /** Sends the edited hero. Resolves to true if it was accepted. */
  readonly onSend: (edited: EditedHero, differences: readonly Difference[]) => Promise<unknown>;
  /** Further buttons. */
  readonly children?: ComponentChildren;
}

/** A form for a hero, with a list of the changes. The form keeps the user's input until the server accepts it. */
export function HeroForm({ hero, parts, label, testId, isNew = false, onSend, children }: Of): VNode {
  const { rules } = useCampaign();
  const [looks, setLooks] = useState<Pick<EditedHero, 'name' | 'portrait' | 'notes'>>(hero);
  const draft = useDraft(rules, hero);
  const { fighter, document } = draft;
  const { name, portrait, notes } = looks;
  const edited: EditedHero = {
    ...(name !== undefined && name !== '' && { name }),
    ...(portrait !== undefined && { portrait }),
    notes,
    sheet: fighter.sheet,
    state: fighter.state ?? {},
  };
  const differences = differencesBetween(editedPart(hero), edited);
  return (
    <DraftForm
      draft={draft}
      changes={isNew ? [] : describeDifferences(rules, hero, differences)}
      submit={{ label, testId, isDisabled: !isNew && differences.length === 0 }}
      onSubmit={() => void onSend(edited, differences)}
      buttons={children}
    >
      <PictureRow hero={edited} onPicture={(to) => setLooks({ ...looks, portrait: to })} />
      <Row label={workshop.name}>
        <input
          value={name ?? ''}
          maxLength={40}
          required={hero.name !== undefined}
          data-testid="hero-name"
          onInput={({ currentTarget: { value } }) => setLooks({ ...looks, name: value })}
        />
      </Row>
      {parts.includes('sheet') && <KindRow draft={draft} />}
      <Row label={words.heroNotes}>
        <textarea
          value={notes}
          rows={3}
          maxLength={2000}
          data-testid="hero-notes"
          onInput={({ currentTarget: { value } }) => setLooks({ ...looks, notes: value })}
        />
      </Row>
      {parts.includes('sheet') && <SheetRows document={document} fighter={fighter} isFolded={isNew} />}
      {parts.includes('state') && (
        <StartRows
          document={document}
          fighter={fighter}
          title={words.condition}
          kinds={lastingKinds(draft)}
        />
      )}
    </DraftForm>
  );
}

/** Returns the schemas of the values that last beyond a fight, and of those that the hero has set. */
function lastingKinds({ ruleset, fighter: { state = {} } }: HeroDraft): FieldSchemas {
  const lasting = lastingFields(ruleset);
  const kinds = Object.entries(startsOf(ruleset));
  return Object.fromEntries(kinds.filter(([name]) => lasting.has(name) || Object.hasOwn(state, name)));
}

/** Returns only those values of a hero that the form edits. */
function editedPart({ name, portrait, notes, sheet, state }: EditedHero): EditedHero {
  const looks = { ...(name !== undefined && { name }), ...(portrait !== undefined && { portrait }) };
  return { ...looks, notes, sheet, state };
}

function KindRow({ draft }: { readonly draft: HeroDraft }): VNode {
  const { archetypes } = draft.ruleset.description;
  const { kind } = draft.fighter.sheet;
  return (
    <Row label={workshop.archetype} help={archetypes[kind]?.help}>
      <select
        value={kind}
        data-testid="hero-kind"
        onChange={({ currentTarget: { value } }) => draft.changeKind(value)}
      >
        {Object.entries(archetypes).map(([id, { label }]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </Row>
  );
}

interface OfPicture {
  readonly hero: EditedHero;
  /** Called with the name of the uploaded picture; undefined for none. */
  readonly onPicture: (name: string | undefined) => void;
}

function PictureRow({ hero, onPicture }: OfPicture): VNode {
  const { access } = useCampaign();
  const { fault, setFault, run } = useSending();
  return (
    <div class="portrait-row">
      <HeroFace hero={hero} />
      <PictureButton
        testId="hero-picture"
        as={PORTRAIT}
        onPicture={({ data }) => void run(async () => onPicture(await sendPicture(access, data)))}
        onFault={setFault}
      />
      {hero.portrait !== undefined && (
        <button type="button" class="button quiet small" onClick={() => onPicture(undefined)}>
          <Icon of={ImageOff} /> {workshop.without}
        </button>
      )}
      <Fault says={fault} />
    </div>
  );
}
