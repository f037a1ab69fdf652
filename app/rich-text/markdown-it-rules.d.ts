declare module "markdown-it/lib/rules_block/table.mjs" {
  import type { RuleBlock } from "markdown-it/lib/parser_block.mjs";

  /** Reads a table of GitHub's Markdown. */
  const rule: RuleBlock;
  export default rule;
}

declare module "markdown-it/lib/rules_block/list.mjs" {
  import type { RuleBlock } from "markdown-it/lib/parser_block.mjs";

  /** Reads a list and everything that its items hold. */
  const rule: RuleBlock;
  export default rule;
}
