import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { MonthlyBudget } from './unit-budget.domain';

/** A row for each month in which a unit's budget was set; `_id` is the unit and the month. */
export type MonthlyBudgetDocument = MonthlyBudget & { _id: string };

const required = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;

const monthlyBudgetSchema = new mongoose.Schema<MonthlyBudgetDocument>(
  { _id: required, unitId: required, month: required, allocated: number, spent: number },
  { collection: 'unit_budgets', versionKey: false, id: false },
);
monthlyBudgetSchema.index({ unitId: 1, month: 1 });

export function monthlyBudgetModel(connection: Connection): Model<MonthlyBudgetDocument> {
  return connection.model<MonthlyBudgetDocument>('MonthlyBudget', monthlyBudgetSchema);
}
