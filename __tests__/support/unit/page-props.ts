import type { HeadProps, PageProps } from "gatsby";
import { Component } from "react";

/** What Gatsby gives a page at a path, with the data that the page would have queried. */
export function pageProps<Data>(data: Data, pathname = "/"): PageProps<Data> {
  return {
    path: pathname,
    uri: pathname,
    location: pageLocation(pathname),
    children: undefined,
    params: {},
    pageResources: {
      component: new Component({}),
      json: { data, pageContext: {} },
      page: { componentChunkName: "page", path: pathname, webpackCompilationHash: "" },
    },
    data,
    pageContext: {},
    serverData: {},
  };
}

/** What Gatsby gives a page's Head. */
export function headProps<Data>(data: Data, pathname = "/"): HeadProps<Data> {
  return { location: { pathname }, params: {}, data, pageContext: {}, serverData: {} };
}

function pageLocation(pathname: string): PageProps["location"] {
  const { href, origin, protocol, host, hostname, port } = new URL(pathname, "http://localhost");
  return {
    ...{ href, origin, protocol, host, hostname, port, pathname, search: "", hash: "" },
    ancestorOrigins: Object.assign([], { item: () => null, contains: () => false }),
    assign: () => undefined,
    reload: () => undefined,
    replace: () => undefined,
    state: null,
    key: "initial",
  };
}
