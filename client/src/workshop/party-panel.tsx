import '../heroes/hero-list.css';
import type { SetupFighter } from '@riposte/shared';
import { type Hero, heroOf, type Party, readParty, writeParty } from '@riposte/shared/scenario/party';
import { Download, Trash, UserPlus } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { HeroLine } from '../heroes/hero-line.tsx';
import { PartyCode } from '../heroes/party-code.tsx';
import { shareCodeOf } from '../heroes/share-code.ts';
import { save } from '../net/save-file.ts';
import { joined, savedHeroes, saveHeroes } from '../net/saved-heroes.ts';
import { useBattle } from '../session/context.ts';
import { CopyLink, CopyText } from '../ui/copy-link.tsx';
import { Fault } from '../ui/error-text.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { StorageWarning } from '../ui/storage-warning.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/workshop.ts';
import { newHero } from './fighters.ts';
import type { Editor } from './open-fight.ts';

/** The user's heroes, which this browser stores, with several ways to share them. */
export function PartyPanel({ editor }: { readonly editor: Editor }): VNode {
  const { ruleset, fight } = editor.document;
  const { content = {} } = fight.value.setup;
  const [party, setParty] = useState<Party>(() => savedHeroes(ruleset.id));
  const [fault, setFault] = useState('');
  const change = (next: Party) => {
    saveHeroes(ruleset.id, next);
    setParty(next);
    setFault('');
  };
  const add = (text: string | undefined) => {
    const read =
      text === undefined
        ? undefined
        : readParty(text, { [ruleset.id]: ruleset }, { [ruleset.id]: { content, packs: [] } });
    if (!read) return setFault(common.codeIsIncomplete);
    if ('faults' in read) return setFault(common.lineIsWrong(read.faults[0].line, read.faults[0].message));
    change(joined(party, read.party));
  };
  return (
    <div class="party">
      <StorageWarning />
      <SaveSelected
        editor={editor}
        onKeep={(hero, pictures) => change(joined(party, { title: '', heroes: [hero], pictures }))}
      />
      {party.heroes.length === 0 && <p class="workshop-note">{words.noHeroesYet}</p>}
      <ul class="party-heroes" data-testid="party">
        {party.heroes.map((hero, index) => (
          <li key={`${index} ${hero.name}`}>
            <HeroLine hero={hero} ruleset={ruleset} picture={party.pictures[hero.portrait ?? '']} />
            <button
              type="button"
              class="button small"
              data-testid={`take-hero-${index}`}
              onClick={() => takeIn(editor, hero, party)}
            >
              <Icon of={UserPlus} /> {words.intoTheFight}
            </button>
            <button
              type="button"
              class="button quiet icon-only"
              aria-label={words.forget(hero.name ?? hero.sheet.kind)}
              onClick={() => change({ ...party, heroes: party.heroes.filter((one) => one !== hero) })}
            >
              <Icon of={Trash} />
            </button>
          </li>
        ))}
      </ul>
      <OpenParty onText={add} />
      <Fault says={fault} testId="party-fault" />
      {party.heroes.length > 0 && <ShareParty ruleset={ruleset.id} party={party} />}
    </div>
  );
}

function takeIn({ document, model }: Editor, hero: Hero, { pictures }: Party): void {
  const fight = document.fight.peek();
  const fighter = newHero(fight.setup, hero);
  if (!fighter) return;
  const setup = { ...fight.setup, combatants: [...fight.setup.combatants, fighter] };
  document.change({ ...fight, setup, pictures: { ...pictures, ...fight.pictures } });
  model.inspected.value = fighter.id;
}

interface OfKeep {
  readonly editor: Editor;
  readonly onKeep: (hero: Hero, pictures: Party['pictures']) => void;
}

/** A button that saves the selected fighter as a hero. */
function SaveSelected({ editor: { document }, onKeep }: OfKeep): VNode | null {
  const chosen = useBattle().inspected.value;
  const { setup, pictures = {} } = document.fight.value;
  const fighter: SetupFighter | undefined = setup.combatants.find(({ id }) => id === chosen);
  if (!fighter) return <p class="workshop-note">{words.keepHow}</p>;
  const { portrait = '', name = fighter.id } = fighter;
  const picture = pictures[portrait];
  return (
    <button
      type="button"
      class="button"
      data-testid="keep-hero"
      onClick={() =>
        onKeep({ ...heroOf(fighter), name }, picture === undefined ? {} : { [portrait]: picture })
      }
    >
      <Icon of={UserPlus} /> {words.keepAsAHero(name)}
    </button>
  );
}

function OpenParty({ onText }: { readonly onText: (text: string | undefined) => void }): VNode {
  return (
    <>
      <FileButton
        label={common.openPartyFile}
        testId="party-file"
        onFile={(file) => void file.text().then(onText)}
      />
      <PartyCode onText={onText} />
    </>
  );
}

/** Buttons that share the party: as a file with pictures, or as a code or link without pictures. */
function ShareParty({ ruleset, party }: { readonly ruleset: string; readonly party: Party }): VNode {
  const [code, setCode] = useState('');
  useEffect(() => {
    const heroes = party.heroes.map(({ portrait: _, ...hero }) => hero);
    void shareCodeOf(JSON.stringify({ ruleset, heroes })).then(setCode);
  }, [party]);
  return (
    <>
      <button
        type="button"
        class="button"
        data-testid="save-party"
        onClick={() => save(writeParty(ruleset, party), `${ruleset}-party.json`)}
      >
        <Icon of={Download} /> {common.saveAsAFile}
      </button>
      {code !== '' && (
        <>
          <CopyText testId="party-code-of" label={words.asACode} help={words.asACodeHow} text={code} />
          <CopyLink
            testId="party-link"
            label={words.asALink}
            help={words.partyAsALinkHow}
            path={`/workshop#party=${code}`}
          />
        </>
      )}
    </>
  );
}
