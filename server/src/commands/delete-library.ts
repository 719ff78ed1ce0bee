import { StartError } from '../process/config.ts';
import type { LibraryStore } from '../store/library-store.ts';
import { deleteByCommand } from './delete-saved.ts';

/** Deletes a library: `npm run delete-library -- ID`. */
await deleteByCommand({
  name: 'delete-library',
  what: 'library',
  where: 'the library’s link, between #library= and the dot',
  async remove({ shelves }, id) {
    const things = await shelves.list(id);
    if (!(await shelves.remove(id))) throw new StartError(await whyNot(shelves, id));
    return `Deleted the library ${id} and everything in it (items: ${things.length}). Backups still have it.`;
  },
});

/** Returns why no library has this id. For example, it may be the id of a saved item, taken from a public link. */
async function whyNot(shelves: LibraryStore, id: string): Promise<string> {
  const shelf = await shelves.shelfOf(id);
  if (shelf === undefined) return `There is no library "${id}".`;
  const { length } = await shelves.list(shelf);
  return `"${id}" is an item in the library "${shelf}" (items: ${length}). To delete the whole library, use: npm run delete-library -- ${shelf}`;
}
