import type { Ruleset } from '@riposte/shared';
import type { CampaignView } from '@riposte/shared/protocol/campaign';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { BattleViewModel } from '../battle/view-model.ts';
import { Refused } from '../net/api.ts';
import { forgetCampaign, type MyCampaign, noteCampaign } from '../net/my-campaigns.ts';
import { picturesOf } from '../net/pictures.ts';
import { currentRuleset } from '../net/rulebooks.ts';
import { forgetSavedCampaign, saveCampaign, savedCampaign } from '../offline/saved-campaign.ts';
import { BattleProvider } from '../session/context.ts';
import { Fault } from '../ui/error-text.tsx';
import * as words from '../words/campaign.ts';
import * as common from '../words/common.ts';
import { ChangedSummary } from './changed.tsx';
import { FightPage } from './fight-page.tsx';
import { GroupPart } from './group-part.tsx';
import { HeroPage } from './hero-page.tsx';
import { JournalPart } from './journal-part.tsx';
import { afterOwnChange, useLastLook } from './last-look.ts';
import { Overview } from './overview.tsx';
import { addressOf, PlaceLink, usePlace } from './places.tsx';
import { pictureAddress, readCampaign } from './requests.ts';
import { SettingsPart } from './settings-part.tsx';
import { CampaignProvider, opened } from './use-campaign.ts';

/** Milliseconds between two requests for changes that others have made. */
const ASK_AGAIN = 4000;

const PARTS: Readonly<Record<string, { readonly label: string; readonly Part: () => VNode }>> = {
  overview: { label: words.overview, Part: Overview },
  journal: { label: words.journal, Part: JournalPart },
  group: { label: words.group, Part: GroupPart },
  settings: { label: words.settings, Part: SettingsPart },
};

/** The page of a campaign, for a member. It follows the changes that others make. */
export function ShownCampaign({ mine }: { readonly mine: MyCampaign }): VNode {
  const { view, show, fault, isGone, isSaved } = useView(mine);
  const [look, changeLook] = useLastLook(mine.id, view);
  const showOwn = (after: CampaignView) => {
    if (view) changeLook((known) => afterOwnChange(known, view.campaign, after.campaign));
    show(after);
  };
  const book = useBook(view?.campaign.ruleset);
  const model = useFaces(mine.id, view?.campaign.ruleset);
  const campaign = useMemo(() => view && book && opened(mine, view, book, showOwn, look), [view, book, look]);
  useEffect(() => {
    if (!campaign) return;
    const { title } = campaign.campaign;
    document.title = `${title} · ${common.riposte}`;
    noteCampaign({ ...mine, title, role: campaign.me.role });
  }, [campaign?.campaign.title, campaign?.me.role]);
  return (
    <main class="campaign campaign-page">
      <a class="to-front" href="/campaign">
        {words.campaigns}
      </a>
      <Fault says={isSaved ? '' : fault} testId="campaign-fault" />
      {isGone && <ForgetGone mine={mine} />}
      {!campaign && fault === '' && <p role="status">{words.loading}</p>}
      {campaign && (
        <CampaignProvider value={campaign}>
          <BattleProvider value={model}>
            <header>
              <h1 tabIndex={-1}>{campaign.campaign.title}</h1>
              <small>
                {words.bookAndRole(campaign.ruleset.description.name, words.roles[campaign.me.role])}
              </small>
            </header>
            <ChangedSummary />
            {isSaved ? <ReadOnlyParts /> : <Parts />}
          </BattleProvider>
        </CampaignProvider>
      )}
    </main>
  );
}

function Parts(): VNode {
  const { name, id } = usePlace();
  const { Part } = PARTS[name] ?? { Part: Overview };
  return (
    <>
      <nav aria-label={words.partsOfCampaign}>
        {Object.entries(PARTS).map(([part, { label }]) => (
          <PlaceLink key={part} to={addressOf(part)} isCurrent={part === name} testId={`part-${part}`}>
            {label}
          </PlaceLink>
        ))}
      </nav>
      {name === 'hero' ? (
        <HeroPage key={id} id={id} />
      ) : name === 'fight' ? (
        <FightPage key={id} id={id} />
      ) : (
        <Part />
      )}
    </>
  );
}

/** The parts of a saved campaign. Its links work, but all controls are disabled. */
function ReadOnlyParts(): VNode {
  return (
    <>
      <p role="status">{words.readOnlyOffline}</p>
      <fieldset class="campaign-saved" disabled aria-label={words.partsOfCampaign}>
        <Parts />
      </fieldset>
    </>
  );
}

function ForgetGone({ mine }: { readonly mine: MyCampaign }): VNode {
  return (
    <button
      type="button"
      class="button"
      onClick={() => {
        forgetCampaign(mine.id);
        location.assign('/campaign');
      }}
    >
      {words.takeOffList}
    </button>
  );
}

interface Seen {
  readonly view?: CampaignView;
  /** The reason why the campaign could not be read; empty if it could. */
  readonly fault: string;
  /** True if this browser is no longer a member. */
  readonly isGone: boolean;
  /** True while no server has answered and the page shows the campaign that this device has saved. */
  readonly isSaved: boolean;
}

/**
 * Reads the campaign, and again every few seconds while the page is visible. Saves it on this device, and returns the
 * saved one while no server answers.
 */
function useView(mine: MyCampaign): Seen & { readonly show: (view: CampaignView) => void } {
  const [seen, setSeen] = useState<Seen>({ fault: '', isGone: false, isSaved: false });
  const show = (view: CampaignView) =>
    setSeen((before) => {
      const isOlder = !before.isSaved && before.view !== undefined && before.view.version > view.version;
      return { view: isOlder && before.view ? before.view : view, fault: '', isGone: false, isSaved: false };
    });
  useEffect(() => {
    let version: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const showSaved = async () => {
      const saved = await savedCampaign(mine.id);
      if (saved) setSeen((before) => (before.view ? before : { ...before, view: saved, isSaved: true }));
    };
    const look = async () => {
      try {
        const view = document.hidden && version !== undefined ? undefined : await readCampaign(mine, version);
        if (view) {
          show(view);
          saveCampaign(mine.id, view);
        } else setSeen((before) => (before.fault === '' ? before : { ...before, fault: '' }));
        version = view?.version ?? version;
      } catch (error) {
        const fault = error instanceof Error ? error.message : String(error);
        const isGone = error instanceof Refused;
        setSeen((before) => (isGone ? { fault, isGone, isSaved: false } : { ...before, fault }));
        if (isGone) void forgetSavedCampaign(mine.id);
        else if (version === undefined) await showSaved();
        isOver = isGone;
      }
      if (!isOver) timer = setTimeout(look, ASK_AGAIN);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [mine.id]);
  return { ...seen, show };
}

function useBook(id: string | undefined): Ruleset | undefined {
  const [book, setBook] = useState<Ruleset>();
  useEffect(() => {
    if (id === undefined) return;
    void currentRuleset(id).then(setBook);
  }, [id]);
  return book;
}

/** Returns a view model that holds only pictures, with which portraits are drawn. */
function useFaces(id: string, ruleset: string | undefined): BattleViewModel {
  const model = useMemo(() => new BattleViewModel(), []);
  useEffect(() => {
    model.addressOf.value = (name) => pictureAddress(id, name);
    if (ruleset === undefined) return;
    void picturesOf(ruleset).then((pictures) => {
      model.pictures.value = pictures;
    });
  }, [ruleset]);
  return model;
}
