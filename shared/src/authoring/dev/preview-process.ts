import { projectNamed } from '../project.ts';
import { previewOf } from './preview.ts';

/*
 * The child process of `rulebook dev`. It loads the sources of a rulebook once, sends their preview, and ends. A new
 * process loads all modules again, so it sees each change.
 */
const preview = await previewOf(projectNamed(process.argv[2]));
process.send?.(preview, () => process.disconnect());
