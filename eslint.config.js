import { lintConfig } from './tools/workspace/src/lint/config.js';

export default lintConfig(import.meta.dirname);
