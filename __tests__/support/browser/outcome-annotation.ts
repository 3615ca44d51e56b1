/** The type of the annotation that takes a scenario's outcome from its test to the table. */
export const outcomeAnnotation = "reliability";
