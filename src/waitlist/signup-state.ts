import type { Audience } from "../audience/audience";
import { isAskedOf, type SignupFieldName } from "./submission/signup-fields";

/** Where the one signup of a tab stands, whichever page or view it shows. */
export type SignupState =
  | { is: "idle" }
  /** On its way; `isEdited` once the form no longer shows what is being sent. */
  | { is: "sending"; audience: Audience; isEdited: boolean }
  /** The last submission failed; until the next one, the form names another way. */
  | { is: "failed" }
  /**
   * Sent to the list of this audience, in whose view it is shown until an edit; `since` is by
   * `performance.now()`.
   */
  | { is: "confirmed"; audience: Audience; address: string; since: number };

export type SignupEvent =
  /** A form that breaks no rule was submitted. */
  | { is: "submitted"; audience: Audience }
  /** One that breaks rules was submitted. */
  | { is: "refused" }
  /** The receiver has answered; or it has not, or cannot. */
  | { is: "sent"; address: string; at: number }
  | { is: "failed" }
  /** A field shows something else than before, for whatever reason. */
  | { is: "edited"; field: SignupFieldName }
  /** The visitor wants to sign up somebody else. */
  | { is: "restarted" };

/**
 * Says where a signup stands after an event. Nothing else changes it:
 *
 * | from      | submitted | refused | sent                        | failed | edited¹  | restarted |
 * | --------- | --------- | ------- | --------------------------- | ------ | -------- | --------- |
 * | idle      | sending   |         |                             |        |          |           |
 * | sending   |           |         | confirmed, idle once edited | failed | sending² |           |
 * | failed    | sending   | idle    |                             |        |          |           |
 * | confirmed | sending   |         |                             |        | idle     | idle      |
 *
 * ¹ A field that the signup's audience is asked; undone, it is an edit all the same. ² Edited.
 */
export function nextState(state: SignupState, event: SignupEvent): SignupState {
  switch (event.is) {
    case "submitted":
      if (state.is === "sending") return state;
      return { is: "sending", audience: event.audience, isEdited: false };
    case "refused":
      return state.is === "failed" ? { is: "idle" } : state;
    case "sent": {
      if (state.is !== "sending") return state;
      const { audience, isEdited } = state;
      const { address, at } = event;
      return isEdited ? { is: "idle" } : { is: "confirmed", audience, address, since: at };
    }
    case "failed":
      return state.is === "sending" ? { is: "failed" } : state;
    case "edited": {
      if (state.is !== "sending" && state.is !== "confirmed") return state;
      if (!isAskedOf(state.audience, event.field)) return state;
      return state.is === "sending" ? { ...state, isEdited: true } : { is: "idle" };
    }
    case "restarted":
      return state.is === "confirmed" ? { is: "idle" } : state;
  }
}
