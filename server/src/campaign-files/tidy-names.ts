import type { Campaign } from '@riposte/shared/campaign/campaign';
import type { ReadCampaign } from '@riposte/shared/campaign/campaign-file';
import type { Place } from '@riposte/shared/engine/schema/faults';
import { type FightFault, faultAt } from '@riposte/shared/scenario/faults';
import { LONGEST_CAMPAIGN_NAME } from '../requests/campaign-names.ts';
import { Failure } from '../requests/failure.ts';
import { tidyName, tidyTitle } from '../seats/names.ts';
import * as failures from '../words/failures.ts';

/**
 * Returns the campaign in a file without invisible characters and extra spaces in its names and titles, like those that
 * people type. Throws a `Failure` with the place of each name of which nothing is left.
 */
export function withTidyNames({ source, campaign }: ReadCampaign): Campaign {
  const faults: FightFault[] = [];
  const checked = (tidy: string | undefined, at: Place): string => {
    if (tidy === undefined) faults.push(faultAt(source, at, failures.badTitle.message));
    return tidy ?? '';
  };
  const name = (raw: string, ...at: Place) => checked(tidyName(raw, LONGEST_CAMPAIGN_NAME), at);
  const title = (raw: string, ...at: Place) => checked(tidyTitle(raw), at);
  const { members, heroes, sessions, fights } = campaign;
  const tidy: Campaign = {
    ...campaign,
    title: title(campaign.title, 'title'),
    members: members.map((one, index) => ({ ...one, name: name(one.name, 'members', index, 'name') })),
    heroes: heroes.map((one, index) =>
      one.name === undefined ? one : { ...one, name: name(one.name, 'heroes', index, 'name') },
    ),
    sessions: sessions.map((one, index) => ({ ...one, title: title(one.title, 'sessions', index, 'title') })),
    fights: fights.map((one, index) => ({ ...one, title: title(one.title, 'fights', index, 'title') })),
  };
  const [first] = faults;
  if (first) throw new Failure(failures.badDocument(first.line, first.message), faults);
  return tidy;
}
