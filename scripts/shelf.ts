import { fileURLToPath } from 'node:url';
import { writeShelf } from './shelf/shelf.ts';

writeShelf(fileURLToPath(new URL('../', import.meta.url)));
