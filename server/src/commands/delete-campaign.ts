import { StartError } from '../process/config.ts';
import { deleteByCommand } from './delete-saved.ts';

/** Deletes a campaign: `npm run delete-campaign -- ID`. */
await deleteByCommand({
  name: 'delete-campaign',
  what: 'campaign',
  where: 'the campaign’s link, between /campaign/ and the # sign',
  async remove({ campaigns }, id) {
    if (!(await campaigns.remove(id))) throw new StartError(`There is no campaign "${id}".`);
    return `Deleted the campaign ${id}. The battles opened from it and backups still exist.`;
  },
});
