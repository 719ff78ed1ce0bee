import { StartError } from '../process/config.ts';
import { deleteByCommand } from './delete-saved.ts';

/** Deletes a battle: `npm run delete-battle -- ID`. */
await deleteByCommand({
  name: 'delete-battle',
  what: 'battle',
  where: 'the battle’s links, after /t/',
  async remove(store, id) {
    const battle = await store.find(id);
    if (!(await store.remove(id))) throw new StartError(`There is no battle "${id}".`);
    return `Deleted "${battle?.title}" (${id}) with its journal and seats. Backups still have it.`;
  },
});
