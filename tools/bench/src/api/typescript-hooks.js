import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const compilerOptions = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2023,
  verbatimModuleSyntax: true,
};

/**
 * Node's hook for a module's source.
 * @type {import('node:module').LoadHook}
 */
export const load = async (url, context, next) => {
  if (!url.endsWith('.ts')) return next(url, context);
  const text = await readFile(fileURLToPath(url), 'utf8');
  const { outputText: source } = ts.transpileModule(text, { compilerOptions });
  return { format: 'module', source, shortCircuit: true };
};
