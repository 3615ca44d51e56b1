/**
 * Joins words as GraphQL and lucide write names.
 *
 * @param words - in kebab case or camel case, such as `not-found` or `privacyPolicy`.
 * @returns for example `NotFound` or `PrivacyPolicy`.
 */
export function pascalCase(words: string): string {
  return words
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}
