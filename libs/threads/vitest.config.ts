import { nodeProject } from '../../vitest.base.ts';

export default nodeProject();
