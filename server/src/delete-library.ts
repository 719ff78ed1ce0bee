import { StartError } from './config.ts';
import { deleteByCommand } from './delete-kept.ts';

/** `npm run delete-library -- ID`. */
await deleteByCommand({
  name: 'delete-library',
  where: 'its link, after #library= and up to the dot',
  async remove({ shelves }, id) {
    const things = await shelves.list(id);
    if (!(await shelves.remove(id))) throw new StartError(`There is no library "${id}".`);
    return `Deleted the library ${id} with all that was in it (${things.length}). Backups still have it.`;
  },
});
