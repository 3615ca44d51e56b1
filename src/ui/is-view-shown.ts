import { createContext } from "react";

/** Whether a part of the page is in the view that the visitor has chosen. */
export const IsViewShown = createContext(true);
