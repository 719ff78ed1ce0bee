import * as z from 'zod/mini';
import { MOST_HEROES } from '../scenario/fight.ts';
import { id, secret, text } from './schema-parts.ts';

/* The schemas of the HTTP requests about campaigns. The types in `campaign.ts` derive from them. */

/** The name and the time zone of the person who creates a campaign or joins it. */
const person = { name: text(1, 40), timeZone: z.exactOptional(text(1, 64)) };

/** The body of `POST /api/campaigns` for a new campaign. */
export const startCampaign = z.strictObject({ ...person, title: text(1, 60), ruleset: id });

/** The body of `POST /api/campaigns` with the text of a campaign's file. */
export const importCampaign = z.strictObject({ ...person, file: z.string() });

/** The body of `POST /api/campaigns/:id/greet`. */
export const greetCampaign = z.strictObject({ token: secret });

/** The body of `POST /api/campaigns/:id/join`. With `member`, the sender claims a member who has no key. */
export const joinCampaign = z.strictObject({ token: secret, ...person, member: z.exactOptional(id) });

/** The body of all requests of a member that need nothing else. */
export const asMember = z.strictObject({ key: secret });

/** The body of `POST /api/campaigns/:id/read`, with the version that the sender already has. */
export const readCampaign = z.extend(asMember, { version: z.exactOptional(z.int().check(z.minimum(0))) });

/** The body of `POST /api/campaigns/:id/change`. The campaign's rules check the change itself. */
export const changeCampaign = z.extend(asMember, { change: z.looseObject({ do: text(1, 64) }) });

/** The body of `POST /api/campaigns/:id/links`. With `renew`, the old links stop working. */
export const campaignLinks = z.extend(asMember, { renew: z.exactOptional(z.literal(true)) });

/** The body of `POST /api/campaigns/:id/members/remove`. */
export const removeMember = z.extend(asMember, { member: id });

/** The body of `POST /api/campaigns/:id/pictures`: a picture as a data URI. */
export const addPicture = z.extend(asMember, { picture: z.string() });

/** The body of `POST /api/campaigns/:id/fights`. */
export const openFight = z.extend(asMember, {
  /** The text of the fight's file. */
  document: z.string(),
  /** The heroes who take the first places of their side. */
  heroes: z.array(id).check(z.minLength(1), z.maxLength(MOST_HEROES)),
  title: z.exactOptional(text(1, 60)),
  byPost: z.exactOptional(z.boolean()),
});
