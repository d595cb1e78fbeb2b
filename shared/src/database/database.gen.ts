// Generated from the migrated schema by `pnpm --filter supabase types:generate`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      CLMG_destinations_exchange: {
        Row: {
          codice: string | null;
          country: string | null;
          highest: number | null;
          id: number;
          lowest: number | null;
          sel_details: string | null;
          uni: string;
        };
        Insert: {
          codice?: string | null;
          country?: string | null;
          highest?: number | null;
          id?: never;
          lowest?: number | null;
          sel_details?: string | null;
          uni: string;
        };
        Update: {
          codice?: string | null;
          country?: string | null;
          highest?: number | null;
          id?: never;
          lowest?: number | null;
          sel_details?: string | null;
          uni?: string;
        };
        Relationships: [];
      };
      CLMG_studyplan: {
        Row: {
          cfu: number | null;
          course: string;
          id: number;
        };
        Insert: {
          cfu?: number | null;
          course: string;
          id?: never;
        };
        Update: {
          cfu?: number | null;
          course?: string;
          id?: never;
        };
        Relationships: [];
      };
      NC_max: {
        Row: {
          NC_MAX: number | null;
          course: string;
          id: number;
        };
        Insert: {
          NC_MAX?: number | null;
          course: string;
          id?: never;
        };
        Update: {
          NC_MAX?: number | null;
          course?: string;
          id?: never;
        };
        Relationships: [];
      };
      UG_exchange_destinations: {
        Row: {
          continent: string | null;
          id: number;
          max_score: number | null;
          min_score: number | null;
          sel_details: string | null;
          uni_name: string;
        };
        Insert: {
          continent?: string | null;
          id?: never;
          max_score?: number | null;
          min_score?: number | null;
          sel_details?: string | null;
          uni_name: string;
        };
        Update: {
          continent?: string | null;
          id?: never;
          max_score?: number | null;
          min_score?: number | null;
          sel_details?: string | null;
          uni_name?: string;
        };
        Relationships: [];
      };
      clmg_handouts: {
        Row: {
          course_year: number;
          created_at: string;
          id: string;
          keywords: string | null;
          name: string;
          name_en: string | null;
          url: string | null;
        };
        Insert: {
          course_year: number;
          created_at?: string;
          id?: string;
          keywords?: string | null;
          name: string;
          name_en?: string | null;
          url?: string | null;
        };
        Update: {
          course_year?: number;
          created_at?: string;
          id?: string;
          keywords?: string | null;
          name?: string;
          name_en?: string | null;
          url?: string | null;
        };
        Relationships: [];
      };
      "cours-subject_MS_exchange": {
        Row: {
          cfu: number | null;
          course: string;
          id: number;
          subject: string | null;
        };
        Insert: {
          cfu?: number | null;
          course: string;
          id?: never;
          subject?: string | null;
        };
        Update: {
          cfu?: number | null;
          course?: string;
          id?: never;
          subject?: string | null;
        };
        Relationships: [];
      };
      "course multipliers estimation": {
        Row: {
          "GPA mult.": number | null;
          "NC mult": number | null;
          course: string;
          id: number;
        };
        Insert: {
          "GPA mult."?: number | null;
          "NC mult"?: number | null;
          course: string;
          id?: never;
        };
        Update: {
          "GPA mult."?: number | null;
          "NC mult"?: number | null;
          course?: string;
          id?: never;
        };
        Relationships: [];
      };
      "course-multiplier_UG": {
        Row: {
          cfu_min: number | null;
          course: string;
          id: number;
          multiplier: number | null;
        };
        Insert: {
          cfu_min?: number | null;
          course: string;
          id?: never;
          multiplier?: number | null;
        };
        Update: {
          cfu_min?: number | null;
          course?: string;
          id?: never;
          multiplier?: number | null;
        };
        Relationships: [];
      };
      course_subjects: {
        Row: {
          cfu: number | null;
          course: string;
          id: number;
          subject: string | null;
        };
        Insert: {
          cfu?: number | null;
          course: string;
          id?: never;
          subject?: string | null;
        };
        Update: {
          cfu?: number | null;
          course?: string;
          id?: never;
          subject?: string | null;
        };
        Relationships: [];
      };
      course_subjects_UG: {
        Row: {
          cfu: number | null;
          course: string;
          id: number;
          subject: string | null;
        };
        Insert: {
          cfu?: number | null;
          course: string;
          id?: never;
          subject?: string | null;
        };
        Update: {
          cfu?: number | null;
          course?: string;
          id?: never;
          subject?: string | null;
        };
        Relationships: [];
      };
      dest_exc_msc: {
        Row: {
          "ADDITIONAL ACADEMIC REQUIREMENTS": string | null;
          "ADDITIONAL LANGUAGE REQUIREMENT": string | null;
          Continent: string | null;
          "Highest Score": string | null;
          ID: number;
          "Lowest Score": string | null;
          NOTES: string | null;
          "SLOTS 2024/25": string | null;
          University: string;
        };
        Insert: {
          "ADDITIONAL ACADEMIC REQUIREMENTS"?: string | null;
          "ADDITIONAL LANGUAGE REQUIREMENT"?: string | null;
          Continent?: string | null;
          "Highest Score"?: string | null;
          ID?: number;
          "Lowest Score"?: string | null;
          NOTES?: string | null;
          "SLOTS 2024/25"?: string | null;
          University: string;
        };
        Update: {
          "ADDITIONAL ACADEMIC REQUIREMENTS"?: string | null;
          "ADDITIONAL LANGUAGE REQUIREMENT"?: string | null;
          Continent?: string | null;
          "Highest Score"?: string | null;
          ID?: number;
          "Lowest Score"?: string | null;
          NOTES?: string | null;
          "SLOTS 2024/25"?: string | null;
          University?: string;
        };
        Relationships: [];
      };
      events: {
        Row: {
          description: string | null;
          event_type: string | null;
          id: string;
          location: string | null;
          registration_link: string | null;
          start_date: string;
          status: string;
          title: string;
          updated_at: string;
        };
        Insert: {
          description?: string | null;
          event_type?: string | null;
          id?: string;
          location?: string | null;
          registration_link?: string | null;
          start_date: string;
          status?: string;
          title: string;
          updated_at?: string;
        };
        Update: {
          description?: string | null;
          event_type?: string | null;
          id?: string;
          location?: string | null;
          registration_link?: string | null;
          start_date?: string;
          status?: string;
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      faq: {
        Row: {
          answer: string;
          answer_en: string | null;
          id: string;
          is_active: boolean;
          keywords: string | null;
          order_index: number;
          question: string;
          question_en: string | null;
          section: string | null;
          topic: string;
          url: string | null;
        };
        Insert: {
          answer: string;
          answer_en?: string | null;
          id?: string;
          is_active?: boolean;
          keywords?: string | null;
          order_index?: number;
          question: string;
          question_en?: string | null;
          section?: string | null;
          topic: string;
          url?: string | null;
        };
        Update: {
          answer?: string;
          answer_en?: string | null;
          id?: string;
          is_active?: boolean;
          keywords?: string | null;
          order_index?: number;
          question?: string;
          question_en?: string | null;
          section?: string | null;
          topic?: string;
          url?: string | null;
        };
        Relationships: [];
      };
      guides: {
        Row: {
          category: string;
          description: string | null;
          description_en: string | null;
          file_url: string | null;
          id: string;
          is_active: boolean;
          keywords: string | null;
          order_index: number;
          title: string;
          title_en: string | null;
          updated_at: string;
        };
        Insert: {
          category: string;
          description?: string | null;
          description_en?: string | null;
          file_url?: string | null;
          id?: string;
          is_active?: boolean;
          keywords?: string | null;
          order_index?: number;
          title: string;
          title_en?: string | null;
          updated_at?: string;
        };
        Update: {
          category?: string;
          description?: string | null;
          description_en?: string | null;
          file_url?: string | null;
          id?: string;
          is_active?: boolean;
          keywords?: string | null;
          order_index?: number;
          title?: string;
          title_en?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      handouts: {
        Row: {
          file_url: string | null;
          filename: string;
          id: string;
          keywords: string | null;
          subject: string;
          subject_en: string | null;
          uploaded_at: string;
          year: string;
        };
        Insert: {
          file_url?: string | null;
          filename: string;
          id?: string;
          keywords?: string | null;
          subject: string;
          subject_en?: string | null;
          uploaded_at?: string;
          year: string;
        };
        Update: {
          file_url?: string | null;
          filename?: string;
          id?: string;
          keywords?: string | null;
          subject?: string;
          subject_en?: string | null;
          uploaded_at?: string;
          year?: string;
        };
        Relationships: [];
      };
      representatives: {
        Row: {
          id: string;
          name: string;
          section: string;
          url: string | null;
        };
        Insert: {
          id?: string;
          name: string;
          section: string;
          url?: string | null;
        };
        Update: {
          id?: string;
          name?: string;
          section?: string;
          url?: string | null;
        };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      health_report: {
        Args: { section: string; since: string };
        Returns: {
          report: Json;
        }[];
      };
      search_handout_texts: {
        Args: { at_most?: number; term: string };
        Returns: {
          source: string;
          id: string;
          name: string;
          subject: string;
          year: string;
          uploaded_at: string;
          file_url: string;
          page: number;
          excerpt: string;
        }[];
      };
      section_health: {
        Args: { section: string; since: string };
        Returns: {
          version: string;
          views: number;
          failed: number;
          faulty: number;
          failing_networks: number;
        }[];
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};

type PublicTables = Database['public']['Tables'];

export type Tables<Name extends keyof PublicTables> = PublicTables[Name]['Row'];
export type TablesInsert<Name extends keyof PublicTables> = PublicTables[Name]['Insert'];
export type TablesUpdate<Name extends keyof PublicTables> = PublicTables[Name]['Update'];
