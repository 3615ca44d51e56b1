import { BlobsServer } from "../../../receivers/netlify/node_modules/@netlify/blobs/dist/server.js";

/** Serves the store that Netlify gives to functions, from STORE_FOLDER, at any free port. */
async function serveBlobs(): Promise<void> {
  const { port } = await new BlobsServer({ directory: process.env.STORE_FOLDER ?? "" }).start();
  console.log(`Store at port ${port}.`);
}

serveBlobs();
