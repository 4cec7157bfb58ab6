/** An example's features, and whether it is one of those to be recognized. */
export type Row = { features: readonly number[]; isRight: boolean };

const ridge = 3;

/** Logistic regression by Newton's method, with a small ridge. */
export function fitLogistic(rows: readonly Row[], size: number): number[] {
  let weights = Array.from({ length: size }, () => 0);
  for (let round = 0; round < 12; round += 1) {
    const slope = weights.map((weight) => -ridge * weight);
    const curve: number[][] = weights.map((_, row) =>
      weights.map((__, column) => (row === column ? ridge : 0)),
    );
    for (const { features: values, isRight } of rows) {
      const chance = sigmoid(dot(values, weights));
      for (let a = 0; a < size; a += 1) {
        const value = values[a] ?? 0;
        slope[a] = (slope[a] ?? 0) + ((isRight ? 1 : 0) - chance) * value;
        const row = curve[a] ?? [];
        for (let b = 0; b < size; b += 1)
          row[b] = (row[b] ?? 0) + chance * (1 - chance) * value * (values[b] ?? 0);
      }
    }
    const step = solve(curve, slope);
    weights = weights.map((weight, at) => weight + (step[at] ?? 0));
  }
  return weights;
}

/** Gaussian elimination; the matrix is positive definite. */
function solve(matrix: number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (const [at, pivot] of rows.entries()) {
    const scale = pivot[at] ?? 1;
    for (let column = 0; column < pivot.length; column += 1)
      pivot[column] = (pivot[column] ?? 0) / scale;
    for (const [other, row] of rows.entries()) {
      if (other === at) continue;
      const factor = row[at] ?? 0;
      for (let column = 0; column < row.length; column += 1)
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
