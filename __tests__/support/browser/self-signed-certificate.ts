import { generateKeyPairSync, sign } from "node:crypto";

/** Makes a key and a certificate that nobody has to trust, as PEM, good for one test run. */
export function selfSignedCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const version = der(0xa0, der(integer, [2]));
  const validity = der(
    sequence,
    der(time, Buffer.from("200101000000Z")),
    der(time, Buffer.from("491231235959Z")),
  );
  const nobody = der(sequence);
  const content = der(
    sequence,
    version,
    der(integer, [1]),
    ecdsaWithSha256,
    nobody,
    validity,
    nobody,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = der(bitString, [0], sign("sha256", content, privateKey));
  const certificate = der(sequence, content, ecdsaWithSha256, signature);
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString("base64")}\n-----END CERTIFICATE-----\n`,
  };
}

// Tags of the encoding that certificates are written in (X.690).
const integer = 0x02;
const bitString = 0x03;
const objectIdentifier = 0x06;
const time = 0x17;
const sequence = 0x30;

const ecdsaWithSha256 = der(
  sequence,
  der(objectIdentifier, [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]),
);

/** A value with its tag and its length before it. */
function der(tag: number, ...parts: (Uint8Array | number[])[]): Buffer {
  const value = Buffer.concat(parts.map((part) => Uint8Array.from(part)));
  const { length } = value;
  // The longer form reaches to 255, and the whole certificate has some 240 bytes.
  const size = length < 0x80 ? [length] : [0x81, length];
  return Buffer.concat([Buffer.from([tag, ...size]), value]);
}
