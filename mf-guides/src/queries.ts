import { queryOptions, supabase } from 'shared/runtime';

/** Which categories have at least one active guide, as the table writes them. */
export const guideCategories = queryOptions({
  queryKey: ['guides', 'categories'],
  queryFn: async ({ signal }) => {
    const { data } = await supabase()
      .from('guides')
      .select('category')
      .eq('is_active', true)
      .abortSignal(signal)
      .throwOnError();
    return data.map((row) => row.category);
  },
});

/** The active guides of one category, in the order that the association gave them. */
export const guidesOf = (category: string) =>
  queryOptions({
    queryKey: ['guides', 'of', category],
    queryFn: async ({ signal }) => {
      const { data } = await supabase()
        .from('guides')
        .select('*')
        .eq('category', category)
        .eq('is_active', true)
        .order('order_index')
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });
