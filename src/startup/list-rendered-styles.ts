/**
 * Lists the classes that the static HTML brings styles for, where Emotion looks for them when it is
 * loaded: so this module has to be loaded first. The list itself would be 400 bytes of each page.
 */
const list = document.querySelector<HTMLElement>("style[data-emotion]");
const rules = list?.previousElementSibling?.textContent ?? "";
const names = [...rules.matchAll(/\.css-([a-z0-9]+)/g)].map(([, name]) => name);
if (list) list.dataset.emotion = ["css", ...new Set(names)].join(" ");

export {};
