/**
 * What several pages use, for the script that every page starts with: otherwise webpack puts it into
 * a further file, which is asked for only after the page's own (docs/decisions/lean-bundle.md).
 * Never called, so it runs with the page, not in the task that starts Gatsby.
 */
export const modulesOfSeveralPages = () => [
  import(/* webpackMode: "eager" */ "../layout/join-bar"),
  import(/* webpackMode: "eager" */ "../layout/page-head"),
  import(/* webpackMode: "eager" */ "../layout/page-shell"),
  import(/* webpackMode: "eager" */ "../ui/icon"),
  import(/* webpackMode: "eager" */ "../ui/photo"),
  import(/* webpackMode: "eager" */ "../ui/section"),
];
