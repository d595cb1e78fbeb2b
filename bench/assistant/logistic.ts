/** A question's signals, the first of them 1 for the constant, and whether the prediction should be true. */
export interface Sample {
  signals: readonly number[];
  isTrue: boolean;
}

const steps = 4000;
const rate = 0.3;
/** Keeps the weights small, because the questions are few. */
const penalty = 0.004;

/** Fits a logistic regression by gradient descent; both outcomes count the same, however rare one is. */
export function fitLogistic(samples: readonly Sample[]): number[] {
  const size = samples[0]?.signals.length ?? 0;
  const weights = new Array<number>(size).fill(0);
  for (let step = 0; step < steps; step += 1) {
    const gradient = new Array<number>(size).fill(0);
    for (const { signals, isTrue } of samples) {
      const error = predict(weights, signals) - Number(isTrue);
      for (const [index, signal] of signals.entries()) {
        gradient[index] = (gradient[index] ?? 0) + (error * signal) / samples.length;
      }
    }
    for (const [index, weight] of weights.entries()) {
      const shrink = index === 0 ? 0 : penalty * weight;
      weights[index] = weight - rate * ((gradient[index] ?? 0) + shrink);
    }
  }
  return weights;
}

function predict(weights: readonly number[], signals: readonly number[]): number {
  const sum = signals.reduce((total, signal, index) => total + signal * (weights[index] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}
