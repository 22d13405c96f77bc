<?php
// Finds faults of syntax in PHP code, and what PHP 7.4 does not know or PHP 8.4 warns of.
require __DIR__ . '/json.php';

/** Functions of PHP 8.0 to 8.4, except for those of rare extensions. */
const NEWER_FUNCTIONS = array(
	'array_all', 'array_any', 'array_find', 'array_find_key', 'array_is_list', 'enum_exists', 'fdatasync', 'fdiv', 'fpow',
	'fsync', 'get_debug_type', 'get_resource_id', 'http_clear_last_response_headers', 'http_get_last_response_headers',
	'ini_parse_quantity', 'json_validate', 'mb_lcfirst', 'mb_ltrim', 'mb_rtrim', 'mb_str_pad', 'mb_trim', 'mb_ucfirst',
	'memory_reset_peak_usage', 'preg_last_error_msg', 'request_parse_body', 'str_contains', 'str_decrement', 'str_ends_with',
	'str_increment', 'str_starts_with', 'stream_context_set_options',
);

/** Code as names of tokens, such as `T_STRING:strlen`, in which expressions find what they look for. */
function token_text( array $tokens ): string {
	$names = array_map(
		static function ( $token ) {
			return is_array( $token ) ? token_name( $token[0] ) . ':' . preg_replace( '/\s+/', '', $token[1] ) : $token;
		},
		array_filter(
			$tokens,
			static function ( $token ) {
				return ! is_array( $token ) || ! in_array( $token[0], array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT ), true );
			}
		)
	);
	return ' ' . implode( ' ', $names ) . ' ';
}

/** Expressions for the text of tokens. */
function newer_syntax(): array {
	$type = '(?:T_STRING:\w+|T_ARRAY:\w+|T_CALLABLE:\w+|T_STATIC:\w+|T_NAME_\w+:\S+)';
	return array(
		'?->'                         => '/ \?->|T_NULLSAFE/',
		'match'                       => '/ T_MATCH:match \(/',
		'an enumeration'              => '/ T_ENUM:/',
		'readonly'                    => '/ T_READONLY:/',
		'an attribute'                => '/ T_ATTRIBUTE:/',
		'a named argument'            => '/ [(,] T_STRING:\w+ : /',
		'a promoted parameter'        => '/T_STRING:__construct \([^{]* T_(?:PUBLIC|PROTECTED|PRIVATE):/',
		// Not the classes that a catch has.
		'a union or intersection'     => "/(?<!T_CATCH:catch \\(|\\|) $type(?: (?:\\||T_AMPERSAND\\S*|&) $type)+ (?:T_VARIABLE:|\\{)/",
		'mixed or never'              => '/ T_STRING:(?:mixed|never) (?:T_VARIABLE:|\{)/',
		'a return type static'        => '/ \) : \??\s*T_STATIC:/',
		'throw in an expression'      => '/ (?:\?|:|T_COALESCE:\S+|T_DOUBLE_ARROW:\S+|T_BOOLEAN_\w+:\S+) T_THROW:/',
		'a catch without a variable'  => "/ T_CATCH:catch \\( $type(?: \\| $type)* \\)/",
		'a comma after parameters'    => "/ T_FUNCTION:function (?:& )?(?:T_STRING:\\w+ )?\\((?:[^()]|\\([^()]*\\))*, \\)/",
		'the class of an object'      => '/ T_VARIABLE:\S+ T_DOUBLE_COLON:\S+ T_(?:CLASS|STRING):class /i',
		'a callable by dots'          => '/ \( T_ELLIPSIS:\S+ \)/',
		'a constant with a type'      => '/ T_CONST:const (?:T_STRING|T_ARRAY):\w+ T_STRING:/',
		'a constant of a final class' => '/ T_FINAL:final (?:T_\w+:\w+ )?T_CONST:/',
		'null for a type without "?"' => "/ [(,] $type T_VARIABLE:\\S+ = T_STRING:null /i",
	);
}

function faults_of( string $code ): array {
	try {
		$tokens = token_get_all( $code, TOKEN_PARSE );
	} catch ( ParseError $error ) {
		return array( 'line ' . $error->getLine() . ': ' . $error->getMessage() );
	}
	$text   = token_text( $tokens );
	$faults = array();
	foreach ( newer_syntax() as $name => $pattern ) {
		if ( preg_match( $pattern, $text ) ) {
			$faults[] = $name;
		}
	}
	preg_match_all( '/(?<!T_OBJECT_OPERATOR:->|T_FUNCTION:function|:::) (?:T_STRING:|T_NAME_FULLY_QUALIFIED:\\\\)(\w+) \(/', $text, $called );
	return array_merge( $faults, array_values( array_intersect( NEWER_FUNCTIONS, array_map( 'strtolower', $called[1] ) ) ) );
}

write_answer( (object) array_filter( array_map( 'faults_of', read_input() ) ) );
