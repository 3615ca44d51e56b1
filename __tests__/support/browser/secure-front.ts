import { connect } from "node:net";
import { createServer } from "node:tls";
import { testHost } from "../../../tools/test-builds";
import { selfSignedCertificate } from "./self-signed-certificate";

export type SecureFront = { url: string; close: () => Promise<void> };

/** Offers a server of this machine over https, on a port of its own. */
export async function startSecureFront(target: string): Promise<SecureFront> {
  const { port } = new URL(target);
  const server = createServer(selfSignedCertificate(), (socket) => {
    const behind = connect(Number(port), testHost);
    socket.on("error", () => behind.destroy());
    behind.on("error", () => socket.destroy());
    socket.pipe(behind).pipe(socket);
    server.once("ending", () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, testHost, resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no address.");

  async function close(): Promise<void> {
    server.emit("ending");
    await new Promise((resolve) => server.close(resolve));
  }
  return { url: `https://${testHost}:${address.port}`, close };
}
