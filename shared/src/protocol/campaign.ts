import type { output } from 'zod/mini';
import type { Campaign, Member } from '../campaign/campaign.ts';
import type { Id } from '../engine/schema/ids.ts';
import type * as schemas from './campaign-schemas.ts';

/** The tokens of a campaign's links, one per role. A link is `/campaign/ID#TOKEN`. */
export type CampaignLinks = Readonly<Record<Member['role'], string>>;

/** The body of `POST /api/campaigns`, which creates a campaign. */
type StartCampaign = Readonly<output<typeof schemas.startCampaign>>;

/** The body of `POST /api/campaigns`, which imports a campaign from its file. */
export type ImportCampaign = Readonly<output<typeof schemas.importCampaign>>;

/** All bodies of `POST /api/campaigns`. */
export type CreateCampaign = StartCampaign | ImportCampaign;

/** The response of `POST /api/campaigns`. The sender is a GM of the new campaign. */
export interface CreatedCampaign {
  readonly id: string;
  readonly links: CampaignLinks;
  readonly member: Id;
  /** The member's secret. It lets them read and change the campaign. */
  readonly key: string;
}

/** The response of `POST /api/campaigns/:id/greet`, for a person who has a link. */
export interface CampaignGreeting {
  readonly title: string;
  readonly ruleset: string;
  /** The role that the link gives. */
  readonly role: Member['role'];
  /** The members of this role who have no key, for example after an import. */
  readonly unclaimed: readonly Pick<Member, 'id' | 'name'>[];
}

/** The body of `POST /api/campaigns/:id/join`. */
export type JoinCampaign = Readonly<output<typeof schemas.joinCampaign>>;

/** The response of `POST /api/campaigns/:id/join`. */
export type JoinedCampaign = Pick<CreatedCampaign, 'member' | 'key'>;

/** The response of `POST /api/campaigns/:id/read` and of all changes: the campaign as the member may see it. */
export interface CampaignView {
  /** Increases with each change. */
  readonly version: number;
  /** The member who reads. */
  readonly you: Id;
  readonly campaign: Campaign;
}

/** The response of `POST /api/campaigns/:id/read` if the version in the request is still current. */
export type CurrentCampaign = Pick<CampaignView, 'version'>;

/** The response of `POST /api/campaigns/:id/links`. */
export interface LinksOfCampaign {
  readonly links: CampaignLinks;
}

/** The response of `POST /api/campaigns/:id/pictures`: the name for `GET /api/campaigns/:id/pictures/:name`. */
export interface AddedPicture {
  readonly name: string;
}

/** The body of `POST /api/campaigns/:id/fights`, which opens a fight with heroes of the campaign. */
export type OpenFight = Readonly<output<typeof schemas.openFight>>;

/** The response of `POST /api/campaigns/:id/fights`. */
export interface OpenedFight extends CampaignView {
  readonly fight: Id;
}

/** The response of `POST /api/campaigns/:id/fights/:fight/enter`: the battle's link for the member's role. */
export interface EnteredFight {
  /** The id of the battle. */
  readonly battle: string;
  readonly token: string;
  readonly role: Member['role'];
  /** The key of the seat that waits for the member, who need not give a name there; omitted if there is none. */
  readonly seatKey?: string;
}
