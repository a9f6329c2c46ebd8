/** A local rule: whoever switches a lint rule off says why, in words, after `--`. */

const directive = /^\s*eslint-disable(?:-next-line|-line)?(?=\s|$)/;
const reason = /\s--+\s*\S+(?:\s+\S+)+\s*$/;

/** @type {import('eslint').Rule.RuleModule} */
export const explainedDisable = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { explain: 'Say why: `eslint-disable… rule -- the reason in words`.' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (!directive.test(comment.value) || reason.test(comment.value) || !comment.loc) continue;
        // Reported just before its own line, so that the directive cannot silence the complaint about itself.
        const start = { line: comment.loc.start.line, column: -1 };
        context.report({ loc: { start, end: comment.loc.end }, messageId: 'explain' });
      }
    },
  }),
};
