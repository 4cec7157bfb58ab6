import { FeatureTable } from "./feature-table.ts";

/** A decision that a model takes: which of the labels a message has. */
export type Head = {
  name: string;
  labels: readonly string[];
  /** A row of the model's size for each label. */
  weights: Float32Array;
  biases: Float32Array;
  /** Divides the scores, so that a probability of 0.9 is right nine times out of ten. */
  temperature: number;
};

export type Model = {
  /** Dimensions of the vector that a message becomes. */
  size: number;
  features: FeatureTable;
  /** A row of `size` for each of the features' rows; times `scale`. */
  table: Int8Array;
  scale: number;
  /** A row of `size` for each dimension of the word vectors. */
  meaning: Float32Array;
  heads: readonly Head[];
};

type Description = {
  size: number;
  rowCount: number;
  scale: number;
  meaningRows: number;
  heads: { name: string; labels: string[]; temperature: number }[];
};

const magic = 0x474d4332;
const headBytes = 8;

/**
 * A model as a file: the bytes "GMC2", the length of a description in JSON (ASCII), the
 * description, the table as signed bytes, the marks of the features as little-endian 16-bit
 * numbers, and all other numbers as little-endian floats.
 */
export function writeModel(model: Model): Uint8Array {
  const { size, features, table, scale, meaning, heads } = model;
  const description: Description = {
    size,
    rowCount: features.marks.length,
    scale,
    meaningRows: meaning.length / size,
    heads: heads.map(({ name, labels, temperature }) => ({
      name,
      labels: [...labels],
      temperature,
    })),
  };
  const text = Uint8Array.from(JSON.stringify(description), (letter) => letter.charCodeAt(0));
  const floats = [meaning, ...heads.flatMap(({ weights, biases }) => [weights, biases])];
  const floatCount = floats.reduce((sum, { length }) => sum + length, 0);
  const markBytes = 2 * features.marks.length;
  const bytes = new Uint8Array(headBytes + text.length + table.length + markBytes + 4 * floatCount);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, magic);
  view.setUint32(4, text.length, true);
  bytes.set(text, headBytes);
  bytes.set(new Uint8Array(table.buffer, table.byteOffset, table.length), headBytes + text.length);
  let at = headBytes + text.length + table.length;
  for (const mark of features.marks) {
    view.setUint16(at, mark, true);
    at += 2;
  }
  for (const list of floats) {
    for (const value of list) {
      view.setFloat32(at, value, true);
      at += 4;
    }
  }
  return bytes;
}

/** @throws RangeError for any other bytes */
export function openModel(bytes: Uint8Array): Model {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length < headBytes || view.getUint32(0) !== magic) throw damaged();
  const textBytes = view.getUint32(4, true);
  const description: Description = JSON.parse(
    String.fromCharCode(...bytes.subarray(headBytes, headBytes + textBytes)),
  );
  const { size, rowCount, scale, meaningRows } = description;
  let at = headBytes + textBytes;
  const table = new Int8Array(bytes.buffer, bytes.byteOffset + at, rowCount * size);
  at += table.length;
  const marks = Uint16Array.from({ length: rowCount }, (_, row) =>
    view.getUint16(at + 2 * row, true),
  );
  at += 2 * rowCount;
  const readFloats = (count: number) => {
    const list = new Float32Array(count);
    for (let index = 0; index < count; index += 1, at += 4) list[index] = view.getFloat32(at, true);
    return list;
  };
  const meaning = readFloats(meaningRows * size);
  const heads = description.heads.map((head) => ({
    ...head,
    weights: readFloats(head.labels.length * size),
    biases: readFloats(head.labels.length),
  }));
  if (at !== bytes.length) throw damaged();
  return { size, features: new FeatureTable(marks), table, scale, meaning, heads };
}

function damaged(): RangeError {
  return new RangeError("The model of intents is damaged.");
}
